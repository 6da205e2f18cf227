import type { ItemProps } from './item-props.ts';

/** To be written. */
export const RefundItem = ({ work }: ItemProps) => work.id;
