import { globalStyle, style } from '@vanilla-extract/css';
import { alignItems } from '../gaps.css.ts';

// Children may be narrower than their longest word wants to be: nothing pushes a phone's screen wider.
export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

// So may those that are only as wide as their words; a piece that knows its own width keeps it.
globalStyle(`:where(${stack}:not(${alignItems.stretch})) > *`, { maxInlineSize: '100%' });
