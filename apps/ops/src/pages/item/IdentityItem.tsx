import type { ItemProps } from './item-props.ts';

/** To be written. */
export const IdentityItem = ({ work }: ItemProps) => work.id;
