import type { ItemProps } from './item-props.ts';

/** To be written. */
export const ChargebackItem = ({ work }: ItemProps) => work.id;
