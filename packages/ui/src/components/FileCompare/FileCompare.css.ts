import { globalStyle, style } from '@vanilla-extract/css';
import { stack } from '../../primitives/Stack/Stack.css.ts';
import { vars } from '../../themes/vars.css.ts';
import { uploadFrame } from '../FileUpload/upload-frame.css.ts';

/** It has its place from the first paint on: the script comes later and moves nothing. */
export const card = style({
  display: 'grid',
  '@media': { '(scripting: none)': { display: 'none' } },
});

// As high as a card beside it: the place for a drop takes the rest.
globalStyle(`${card} > *`, { display: 'flex', flexDirection: 'column' });
globalStyle(`${card} > * > ${stack}`, { flexGrow: 1 });

/** The place for a drop. A script sets `data-over` while a file is held over the card. */
export const frame = style([
  uploadFrame,
  {
    display: 'grid',
    flexGrow: 1,
    placeContent: 'center',
    borderStyle: 'dashed',
    selectors: {
      '[data-over] &': {
        borderStyle: 'solid',
        borderColor: vars.color.primary,
        backgroundColor: vars.color.primarySoft,
      },
    },
  },
]);

// An empty place keeps no gap, but it exists for screen readers.
export const status = style({ display: 'block', selectors: { '&:empty': { position: 'absolute' } } });

// The name of a file often has no place for a line break.
export const name = style({ fontWeight: vars.fontWeight.strong, overflowWrap: 'anywhere' });
