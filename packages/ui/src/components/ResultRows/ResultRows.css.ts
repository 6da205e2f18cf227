import { style } from '@vanilla-extract/css';

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
