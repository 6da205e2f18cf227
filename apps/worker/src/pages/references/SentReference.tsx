import type { OwnReference } from '@repo/api-client/queries/references';
import { initialsOf } from '@repo/domain/initials';
import { groupInThrees } from '@repo/domain/phone';
import { referenceStates } from '@repo/domain/status-vocabulary';
import type { ReferenceStatus } from '@repo/domain/worker-references';
import { Badge } from '@repo/ui/components/Badge';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { FieldGroup } from '@repo/ui/components/FieldGroup';
import { ListRow } from '@repo/ui/components/ListRow';
import { Person } from '@repo/ui/components/Person';
import { StatusLine } from '@repo/ui/components/StatusLine';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { useStatusLanguage } from '@repo/ui/status/use-status-language';
import type { ReactNode, Ref } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { ReferenceFields } from './ReferenceFields.tsx';
import { isChanged, type Slot } from './reference-values.ts';
import { referenceWords } from './reference-words.ts';
import type { ReferencesForm } from './use-references-form.ts';

interface SentReferenceProps {
  readonly form: ReferencesForm;
  readonly reference: OwnReference;
  /** Its place in the form. Undefined for a referee who refused: the service accepts no change of it. */
  readonly slot: Slot | undefined;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

/** A reference as the service has it, with its status. What can be changed about it opens by a press. */
export function SentReference({ form, reference, slot, headingRef, onRemove, onCancel }: SentReferenceProps) {
  const { say } = useLanguage();
  const { name, phone, relationship } = reference;
  const remove = (
    <Button size="small" variant="secondary" onClick={onRemove}>
      {say('references.remove.confirm')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
  const isEdited = slot !== undefined && form.isEdited(reference.id);
  const isUnsent = slot !== undefined && isChanged(form.rows[slot], reference);
  return (
    <ListRow
      who={
        <Person
          initials={initialsOf({ name })}
          name={
            <Heading level={2} size={4} ref={headingRef}>
              {name}
            </Heading>
          }
        >
          <Text tone="muted">{relationship}</Text>
          {phone !== null && <Text tone="muted">{groupInThrees(phone)}</Text>}
        </Person>
      }
      action={slot === undefined && remove}
      more={
        slot !== undefined && (
          <Change
            form={form}
            reference={reference}
            slot={slot}
            isEdited={isEdited}
            isUnsent={isUnsent}
            remove={remove}
            onCancel={onCancel}
          />
        )
      }
    >
      <State reference={reference} isEdited={isEdited} isUnsent={isUnsent} />
    </ListRow>
  );
}

interface StateProps extends Pick<SentReferenceProps, 'reference'> {
  readonly isEdited: boolean;
  readonly isUnsent: boolean;
}

/** How the reference stands, as far as the service tells the worker. Nothing moves while she types. */
function State({ reference, isEdited, isUnsent }: StateProps) {
  const { language } = useLanguage();
  const statusLanguage = useStatusLanguage();
  const { status } = reference;
  const state = status === 'verified' || status === 'refused' ? status : 'pending';
  const { tone, [statusLanguage]: words } = referenceStates[state];
  return (
    <>
      <div>
        {isUnsent ? <Badge>{referenceWords[language].notSent}</Badge> : <Badge tone={tone}>{words}</Badge>}
      </div>
      <StateLine state={state} reference={reference} isEdited={isEdited} />
    </>
  );
}

interface StateLineProps extends Omit<StateProps, 'isUnsent'> {
  readonly state: ReferenceStatus;
}

function StateLine({ state, reference: { name, hint }, isEdited }: StateLineProps) {
  const { say, language } = useLanguage();
  if (state === 'refused')
    return (
      <StatusLine status="ended">
        {say('references.refused', { name })}. {say('references.refused.next')}
      </StatusLine>
    );
  if (state === 'pending' && hint === 'not_reached')
    return <Banner tone="warning">{say('references.notReached')}</Banner>;
  if (state === 'pending' && hint === 'own_number')
    return <Banner tone="warning">{say('references.ownNumber')}</Banner>;
  if (isEdited) return null;
  return (
    <StatusLine status={state === 'verified' ? 'completed' : 'pending'}>
      {referenceWords[language][state]}
    </StatusLine>
  );
}

interface ChangeProps extends Pick<SentReferenceProps, 'form' | 'reference' | 'onCancel'> {
  readonly slot: Slot;
  readonly isEdited: boolean;
  readonly isUnsent: boolean;
  readonly remove: ReactNode;
}

function Change({ form, reference, slot, isEdited, isUnsent, remove, onCancel }: ChangeProps) {
  const { say, language } = useLanguage();
  const words = referenceWords[language];
  const edits = `${words.edit} ${reference.name}`;
  if (!isEdited)
    return (
      <Disclosure look="plain" label={words.opens}>
        <Inline>
          <Button
            size="small"
            variant="secondary"
            onClick={() => form.edit(reference.id, slot, reference.hint === null ? 'name' : 'phone')}
          >
            {words.edit}
            <VisuallyHidden> {reference.name}</VisuallyHidden>
          </Button>
          {remove}
        </Inline>
      </Disclosure>
    );
  return (
    <FieldGroup kind="group" label={edits} hideLabel>
      {() => (
        <Stack>
          <ReferenceFields form={form} slot={slot} sentPhone={reference.phone} />
          {isUnsent && reference.status === 'verified' && <Text tone="muted">{say('references.anew')}</Text>}
          <Inline>
            <Button size="small" variant="secondary" onClick={onCancel}>
              {words.cancel}
              <VisuallyHidden> {edits}</VisuallyHidden>
            </Button>
            {remove}
          </Inline>
        </Stack>
      )}
    </FieldGroup>
  );
}
