import { style, styleVariants } from '@vanilla-extract/css';

export const inline = style({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 });

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
});
