import { REFUSAL_RESTS_DAYS } from '@repo/domain/permission-to-ask';
import { ButtonLink } from '@repo/ui/components/Button';
import { IconList } from '@repo/ui/components/IconList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { CheckIcon } from '@repo/ui/icons/CheckIcon';
import { CrossCircleIcon } from '@repo/ui/icons/CrossCircleIcon';
import { Text } from '@repo/ui/primitives/Text';
import { paths } from '../../paths.ts';
import type { Consent } from '../../packages/consent.ts';
import type { Order } from './order.ts';

const answers = [
  {
    icon: CheckIcon,
    title: 'If the worker agrees',
    text: 'You pay here, by M-PESA or card. Then the checks start.',
  },
  {
    icon: CrossCircleIcon,
    title: 'If the worker says no, or does not answer',
    text: 'Nothing is charged, and nothing is checked.',
  },
];

/** In place of the payment methods: what comes of the order. */
export const WhatComesOfIt = ({ consent }: { readonly consent: Consent }) =>
  consent === 'invited' ? (
    <TitledCard title="What happens to your money" gap="medium">
      <IconList items={answers} />
    </TitledCard>
  ) : (
    <TitledCard title="What you can do">
      <Text>
        Invite another worker at once. The same worker can be asked again after {REFUSAL_RESTS_DAYS} days at
        the earliest.
      </Text>
    </TitledCard>
  );

interface InsteadOfPayingProps {
  readonly consent: Consent;
  readonly order: Order;
}

/** In place of the pay button. */
export const InsteadOfPaying = ({ consent, order: { workerId, workerName, chosen } }: InsteadOfPayingProps) =>
  consent === 'invited' ? (
    <ButtonLink
      variant="secondary"
      fullWidth
      href={paths.invitationSent}
      state={{ worker: { id: workerId, name: workerName }, package: { id: chosen.id } }}
    >
      See the Invitation
    </ButtonLink>
  ) : (
    <ButtonLink fullWidth href={paths.invite}>
      Invite Another Worker
    </ButtonLink>
  );
