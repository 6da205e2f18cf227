import { style } from '@vanilla-extract/css';

// Children may be narrower than their longest word wants to be: nothing pushes a phone's screen wider.
export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
