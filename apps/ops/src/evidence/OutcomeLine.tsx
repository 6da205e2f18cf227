import type { CheckKind } from '@repo/domain/check';
import { Badge, type BadgeTone } from '@repo/ui/components/Badge';
import { Spread } from '@repo/ui/primitives/Spread';
import { Text } from '@repo/ui/primitives/Text';
import { checkNames } from '../work/work-words.ts';

interface OutcomeLineProps {
  readonly kind: CheckKind;
  readonly standing: string;
  readonly tone: BadgeTone;
  /** Why, where members said so. */
  readonly reason?: string | null;
  /** What its member wrote for the report. */
  readonly note: string | null;
}

/** What a check of a case came to. */
export const OutcomeLine = ({ kind, standing, tone, reason = null, note }: OutcomeLineProps) => (
  <li>
    <Spread wrap align="start">
      <Text weight="strong">{checkNames[kind]}</Text>
      <Badge tone={tone}>{standing}</Badge>
    </Spread>
    {reason !== null && <Text tone="muted">{reason}</Text>}
    {note !== null && <Text lines="keep">{note}</Text>}
  </li>
);
