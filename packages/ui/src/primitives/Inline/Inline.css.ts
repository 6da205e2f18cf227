import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../tokens/media.ts';

export const inline = style({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 });

// A child that is wider than the whole line shrinks. A component with a width of its own keeps it.
globalStyle(`:where(${inline}) > *`, { maxInlineSize: '100%' });

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
});

export const fill = style({});
globalStyle(`${fill} > *`, { flexBasis: '100%', '@media': { [media.tablet]: { flexBasis: 'auto' } } });
