import { Card } from '@repo/ui/components/Card';
import { Divider } from '@repo/ui/primitives/Divider';
import { Inline } from '@repo/ui/primitives/Inline';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { useId } from 'react';
import { canPay } from './can-pay.ts';
import { CaseActions } from './CaseActions.tsx';
import { CaseCourse } from './CaseCourse.tsx';
import { CaseFacts } from './CaseFacts.tsx';
import { CasePerson } from './CasePerson.tsx';
import { CaseChip } from './CaseProgress.tsx';
import { CaseState } from './CaseState.tsx';
import { PaidAlready } from './PaidAlready.tsx';
import type { Facts } from './use-verifications.ts';
import { caseKey, type VerificationCase } from './verification-case.ts';
import { nameInList } from './words.ts';

interface CaseDetailProps {
  readonly verification: VerificationCase;
  readonly facts: Facts;
  readonly isPaid: boolean;
}

/** The selected case of the list: how it stands, what to do, and its way to the report. */
export default function CaseDetail({ verification, facts, isPaid }: CaseDetailProps) {
  const nameId = useId();
  const { lead } = verification;
  const { source } = lead;
  const worker = facts.worker.data;
  return (
    <Card as="section" padding="large" labelledBy={nameId}>
      <Stack>
        <Spread wrap align="start">
          <CasePerson lead={lead} worker={worker} headingId={nameId} />
          <Inline gap="small">
            <CaseChip lead={lead} completion={facts.completion} isPaid={isPaid} />
            <CaseActions verification={verification} worker={worker} isPaid={isPaid} />
          </Inline>
        </Spread>
        <Stack gap="xsmall">
          <CaseState verification={verification} facts={facts} isPaid={isPaid}>
            {source.kind === 'purchase' && canPay(lead, isPaid) && (
              <PaidAlready reference={source.purchase.reference} />
            )}
          </CaseState>
        </Stack>
        {source.kind === 'purchase' && (
          <>
            <Divider />
            <CaseFacts {...source.purchase} />
          </>
        )}
        <CaseCourse
          key={caseKey(verification)}
          verification={verification}
          workerName={worker?.name ?? nameInList(lead)}
          isPaid={isPaid}
        />
      </Stack>
    </Card>
  );
}
