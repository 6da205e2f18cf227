import { styleVariants } from '@vanilla-extract/css';

const square = (length: string) => ({ inlineSize: length, blockSize: length, flexShrink: 0 });

export const size = styleVariants({
  small: square('1rem'),
  medium: square('1.25rem'),
  large: square('1.75rem'),
});
