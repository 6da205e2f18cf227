import type { ItemProps } from './item-props.ts';

/** To be written. */
export const DocumentItem = ({ work }: ItemProps) => work.id;
