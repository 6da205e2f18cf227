import type { Verification } from '@repo/api-client/normalise/dashboard';
import type { Completion } from '@repo/api-client/queries/reports';
import { StatusLine } from '@repo/ui/components/StatusLine';
import { Text } from '@repo/ui/primitives/Text';
import { canPay } from './can-pay.ts';
import { iconStatus } from './icon-status.ts';
import { earlierLine, statusLine } from './words.ts';

interface ItemLineProps {
  readonly item: Verification;
  readonly completion: Completion | undefined;
  readonly isPaid: boolean;
}

/** How a case stands: what happened last, and who acts next. */
export const ItemLine = ({ item, completion, isPaid }: ItemLineProps) => (
  // With the facts it is another line: a tick that is only learnt is no news.
  <StatusLine
    key={completion === undefined ? 'early' : 'known'}
    status={iconStatus(item, completion, isPaid)}
  >
    {/* What waits for the employer stands out among the rows. */}
    <Text weight={canPay(item, isPaid) ? 'strong' : 'regular'}>{statusLine(item, completion, isPaid)}</Text>
  </StatusLine>
);

/** What went before: her yes, or an attempt to pay. */
export const EarlierLine = ({ item }: Pick<ItemLineProps, 'item'>) => (
  <StatusLine status={item.source.kind === 'request' ? 'completed' : iconStatus(item, undefined, true)}>
    <Text tone="muted">{earlierLine(item)}</Text>
  </StatusLine>
);
