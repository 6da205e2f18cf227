import type { ComponentType } from 'react';
import { ChargebackItem } from './ChargebackItem.tsx';
import { DisputeItem } from './DisputeItem.tsx';
import { DocumentItem } from './DocumentItem.tsx';
import { IdentityItem } from './IdentityItem.tsx';
import { IncidentItem } from './IncidentItem.tsx';
import type { ItemKind } from './item-kind.ts';
import type { ItemProps } from './item-props.ts';
import { MessageItem } from './MessageItem.tsx';
import { ChargebackStanding } from './money/ChargebackStanding.tsx';
import { OwnEntry } from './money/OwnEntry.tsx';
import { RefundStanding } from './money/RefundStanding.tsx';
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
  message: MessageItem,
};

/** What the first of two members can still do, where there is something. */
export const ownEntries: Readonly<Partial<Record<ItemKind, ComponentType<Pick<ItemProps, 'work'>>>>> = {
  refund: OwnEntry,
};

/** Where work stands with which the team is done, for its role, without personal data. */
export const standings: Readonly<Partial<Record<ItemKind, ComponentType<{ readonly id: string }>>>> = {
  refund: RefundStanding,
  chargeback: ChargebackStanding,
};
