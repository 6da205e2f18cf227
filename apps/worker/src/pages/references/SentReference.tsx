import type { OwnReference } from '@repo/api-client/queries/references';
import { initialsOf } from '@repo/domain/initials';
import { groupInThrees } from '@repo/domain/phone';
import { referenceStates } from '@repo/domain/status-vocabulary';
import { Badge } from '@repo/ui/components/Badge';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
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
  /** Its fields close, because she saved it or gave it up. */
  readonly onClosed: () => void;
}

/** A reference as the service has it, with its status. What can be changed about it opens by a press. */
export function SentReference({ form, reference, slot, headingRef, onRemove, onClosed }: SentReferenceProps) {
  const { say, language } = useLanguage();
  const { name, phone, relationship } = reference;
  const words = referenceWords[language];
  const remove = (
    <Button size="small" variant="secondary" onClick={onRemove}>
      {say('references.remove.confirm')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
  const isEdited = slot !== undefined && form.isEdited(reference.id);
  const isUnsent = slot !== undefined && isChanged(form.rows[slot], reference);
  const edit = slot !== undefined && !isEdited && (
    <Button
      size="small"
      variant="secondary"
      onClick={() => form.edit(reference.id, slot, reference.hint === null ? 'name' : 'phone')}
    >
      {words.edit}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
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
          <State reference={reference} isUnsent={isUnsent} />
        </Person>
      }
      action={slot === undefined ? remove : edit}
      more={
        slot !== undefined &&
        isEdited && (
          <Change
            form={form}
            reference={reference}
            slot={slot}
            isUnsent={isUnsent}
            remove={remove}
            onClosed={onClosed}
          />
        )
      }
    >
      <News reference={reference} />
    </ListRow>
  );
}

interface StateProps {
  readonly reference: OwnReference;
  readonly isUnsent: boolean;
}

/** How the reference stands, as far as the service tells the worker, and what it waits for. */
function State({ reference: { status, hint }, isUnsent }: StateProps) {
  const { language } = useLanguage();
  const statusLanguage = useStatusLanguage();
  if (isUnsent) return <Badge>{referenceWords[language].notSent}</Badge>;
  const state = status === 'verified' || status === 'refused' ? status : 'pending';
  const { tone, [statusLanguage]: words } = referenceStates[state];
  return (
    <Inline gap="xsmall">
      <Badge tone={tone}>{words}</Badge>
      {state === 'pending' && hint === null && (
        <Text size="small" tone="muted">
          {referenceWords[language].waits}
        </Text>
      )}
    </Inline>
  );
}

/** What went wrong with the reference, where something did. */
function News({ reference: { name, status, hint } }: Pick<StateProps, 'reference'>) {
  const { say } = useLanguage();
  if (status === 'refused')
    return (
      <StatusLine status="ended">
        {say('references.refused', { name })}. {say('references.refused.next')}
      </StatusLine>
    );
  if (status === 'verified' || hint === null) return null;
  return (
    <Banner tone="warning">
      {say(hint === 'not_reached' ? 'references.notReached' : 'references.ownNumber')}
    </Banner>
  );
}

interface ChangeProps extends Pick<SentReferenceProps, 'form' | 'reference' | 'onClosed'>, StateProps {
  readonly slot: Slot;
  readonly remove: ReactNode;
}

function Change({ form, reference, slot, isUnsent, remove, onClosed }: ChangeProps) {
  const { say, language } = useLanguage();
  const words = referenceWords[language];
  const edits = `${words.edit} ${reference.name}`;
  const failure = form.saving.failureOf(reference.id);
  const close = () => {
    form.cancelEdit(reference.id);
    onClosed();
  };
  return (
    <FieldGroup kind="group" label={edits} hideLabel>
      {() => (
        <Stack>
          <ReferenceFields form={form} slot={slot} sentPhone={reference.phone} />
          {isUnsent && reference.status === 'verified' && <Text tone="muted">{say('references.anew')}</Text>}
          {failure !== null && <Banner tone="danger">{failure}</Banner>}
          <Inline>
            {form.savesOne && (
              <Button
                size="small"
                busy={form.saving.isBusy(reference.id)}
                busyLabel={words.saving}
                onClick={() => (isUnsent ? form.saveOne(slot, onClosed) : close())}
              >
                {words.save}
                <VisuallyHidden> {reference.name}</VisuallyHidden>
              </Button>
            )}
            <Button size="small" variant="secondary" onClick={close}>
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
