import { Person } from '@repo/ui/components/Person';
import { Heading } from '@repo/ui/primitives/Heading';
import type { ConsentRequestKind } from '@repo/domain/consent-request-message';
import { Facts } from '@repo/ui/primitives/Facts';
import { Inline } from '@repo/ui/primitives/Inline';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';
import { useLanguage } from '../language/use-language.ts';
import { requestWords } from './request-words.ts';
import { useLedTo } from './use-led-to.ts';

interface AskerProps {
  readonly asker: {
    readonly employerName: string;
    readonly employerInitials: string;
    readonly kind: ConsentRequestKind;
  };
  /** The request itself, to which an alert may lead. */
  readonly requestId: string;
  readonly level?: 2 | 3;
  readonly titleId?: string;
  /** When she was asked, or when and how she agreed. Absent, the words below say what for. */
  readonly when?: string | undefined;
  /** How the request stands: a `Badge`. */
  readonly state: ReactNode;
}

/** The employer who asks, for what kind of thing, and how the request stands: the head of its card. */
export function Asker({ asker, requestId, level = 2, titleId, when, state }: AskerProps) {
  const heading = useLedTo(requestId);
  const kind = requestWords[useLanguage().language].kinds[asker.kind];
  return (
    <Person
      initials={asker.employerInitials}
      name={
        <Heading ref={heading} level={level} size={3} {...(titleId !== undefined && { id: titleId })}>
          {asker.employerName}
        </Heading>
      }
    >
      <Inline>
        {when !== undefined && (
          <Text tone="muted">
            <Facts>{[kind, when]}</Facts>
          </Text>
        )}
        {state}
      </Inline>
    </Person>
  );
}
