import type { ComponentType } from 'react';
import { ChargebackItem } from './ChargebackItem.tsx';
import { DisputeItem } from './DisputeItem.tsx';
import { DocumentItem } from './DocumentItem.tsx';
import { IdentityItem } from './IdentityItem.tsx';
import { IncidentItem } from './IncidentItem.tsx';
import type { ItemKind } from './item-kind.ts';
import type { ItemProps } from './item-props.ts';
import { RefundItem } from './RefundItem.tsx';
import { ReviewItem } from './ReviewItem.tsx';

/** What its holder reads and decides, by the kind of work. */
export const items: Readonly<Record<ItemKind, ComponentType<ItemProps>>> = {
  identity: IdentityItem,
  incident: IncidentItem,
  review: ReviewItem,
  dispute: DisputeItem,
  document: DocumentItem,
  refund: RefundItem,
  chargeback: ChargebackItem,
};
