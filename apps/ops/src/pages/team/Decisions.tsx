import type { TeamChangeDecision } from '@repo/domain/team-change';
import { Button } from '@repo/ui/components/Button';
import { Inline } from '@repo/ui/primitives/Inline';
import { Text } from '@repo/ui/primitives/Text';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { decisionVerbs } from './proposal-words.ts';

interface DecisionsProps {
  /** Those that this administrator may take. */
  readonly decisions: readonly TeamChangeDecision[];
  readonly about: string;
  readonly onDecide: (decision: TeamChangeDecision) => void;
}

export function Decisions({ decisions, about, onDecide }: DecisionsProps) {
  if (decisions.length === 0) return <Text tone="muted">Another administrator decides about you.</Text>;
  return (
    <Inline gap="xsmall">
      {decisions.map((decision) => (
        <Button key={decision} size="small" variant="secondary" onClick={() => onDecide(decision)}>
          {decisionVerbs[decision].label}
          <VisuallyHidden> {about}</VisuallyHidden>
        </Button>
      ))}
    </Inline>
  );
}
