import { globalStyle, style } from '@vanilla-extract/css';
import { alignItems } from '../gaps.css.ts';

// Children may be narrower than their longest word: nothing makes a phone's screen wider.
export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

// Children that are only as wide as their words may also shrink. A component with a width of its own keeps it.
globalStyle(`:where(${stack}:not(${alignItems.stretch})) > *`, { maxInlineSize: '100%' });
