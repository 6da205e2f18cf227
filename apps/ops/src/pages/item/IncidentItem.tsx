import type { ItemProps } from './item-props.ts';

/** To be written. */
export const IncidentItem = ({ work }: ItemProps) => work.id;
