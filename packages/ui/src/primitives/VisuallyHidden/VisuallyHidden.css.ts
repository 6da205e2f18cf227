import { style } from '@vanilla-extract/css';
import { unseen } from './unseen.ts';

export const visuallyHidden = style({ ...unseen, margin: '-1px', padding: 0, border: 0 });
