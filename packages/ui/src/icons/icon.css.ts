import { styleVariants } from '@vanilla-extract/css';

// Without `maxInlineSize`, a drawing may shrink to nothing, and a long text beside it makes it do so.
const square = (length: string) => ({
  inlineSize: length,
  maxInlineSize: 'none',
  blockSize: length,
  flexShrink: 0,
});

export const size = styleVariants({
  small: square('1rem'),
  medium: square('1.25rem'),
  large: square('1.75rem'),
});
