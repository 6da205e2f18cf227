import type { OwnReference } from '@repo/api-client/queries/references';
import { initialsOf } from '@repo/domain/initials';
import { groupInThrees } from '@repo/domain/phone';
import { referenceStates } from '@repo/domain/status-vocabulary';
import { Badge } from '@repo/ui/components/Badge';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { FieldGroup } from '@repo/ui/components/FieldGroup';
import { ListRow } from '@repo/ui/components/ListRow';
import { Menu } from '@repo/ui/components/Menu';
import { Person } from '@repo/ui/components/Person';
import { StatusLine } from '@repo/ui/components/StatusLine';
import { BinIcon } from '@repo/ui/icons/BinIcon';
import { EditIcon } from '@repo/ui/icons/EditIcon';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Spread } from '@repo/ui/primitives/Spread';
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
  return (
    <ListRow
      who={
        <Spread align="start" gap="xsmall">
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
          {slot !== undefined && !isEdited && (
            <Menu
              label={words.opens(name)}
              trigger={
                // Its name says more, and begins with the same word.
                <span aria-hidden="true">
                  <Text as="span" tone="primary" weight="medium">
                    {words.edit}
                  </Text>
                </span>
              }
              items={[
                {
                  label: words.edit,
                  icon: <EditIcon />,
                  onSelect: () => form.edit(reference.id, slot, reference.hint === null ? 'name' : 'phone'),
                },
                {
                  label: say('references.remove.confirm'),
                  icon: <BinIcon />,
                  tone: 'danger',
                  onSelect: onRemove,
                },
              ]}
            />
          )}
        </Spread>
      }
      action={slot === undefined && remove}
      more={
        slot !== undefined &&
        isEdited && (
          <Change
            form={form}
            reference={reference}
            slot={slot}
            isUnsent={isUnsent}
            remove={remove}
            onCancel={onCancel}
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

interface ChangeProps extends Pick<SentReferenceProps, 'form' | 'reference' | 'onCancel'>, StateProps {
  readonly slot: Slot;
  readonly remove: ReactNode;
}

function Change({ form, reference, slot, isUnsent, remove, onCancel }: ChangeProps) {
  const { say, language } = useLanguage();
  const words = referenceWords[language];
  const edits = `${words.edit} ${reference.name}`;
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
