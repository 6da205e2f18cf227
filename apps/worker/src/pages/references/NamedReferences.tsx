import type { OwnReference } from '@repo/api-client/queries/references';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { IconButton } from '@repo/ui/components/IconButton';
import { PlusIcon } from '@repo/ui/icons/PlusIcon';
import { Form } from '@repo/ui/patterns/Form';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { ReferenceRow } from './ReferenceRow.tsx';
import { slots } from './reference-values.ts';
import { RemoveReference } from './RemoveReference.tsx';
import { useReferencesForm } from './use-references-form.ts';

/** The referees of the worker, each a part of one form. */
export function NamedReferences({ references }: { readonly references: readonly OwnReference[] }) {
  const { say } = useLanguage();
  const form = useReferencesForm(references);
  const [removing, setRemoving] = useState<string | null>(null);
  const refused = references.filter(({ status }) => status === 'refused');
  return (
    <Screen
      title={say('references.title')}
      subtitle={say('references.subtitle')}
      back={{ label: say('nav.toDashboard'), href: paths.dashboard }}
      action={
        <IconButton
          label={say('references.plus')}
          icon={<PlusIcon />}
          variant="outlined"
          onClick={form.add}
        />
      }
    >
      <Banner tone="info">{say('references.told')}</Banner>
      {refused.map(({ id, name }) => (
        <Banner
          key={id}
          tone="warning"
          title={say('references.refused', { name })}
          action={
            <Button size="small" variant="secondary" onClick={() => setRemoving(id)}>
              {say('references.remove.confirm')}
            </Button>
          }
        >
          {say('references.refused.next')}
        </Banner>
      ))}
      <Form
        form={form}
        label={say('references.title')}
        actions={
          <>
            <Button variant="secondary" fullWidth icon={<PlusIcon />} onClick={form.add}>
              {say('references.add')}
            </Button>
            <Button type="submit" fullWidth busy={form.busy} busyLabel={say('references.sending')}>
              {say('references.submit')}
            </Button>
          </>
        }
      >
        {form.isRestored && <Text tone="muted">{say('references.restored')}</Text>}
        {form.rows.map(({ id }, index) => {
          const slot = slots[index];
          if (slot === undefined) return null;
          return (
            <ReferenceRow
              key={slot}
              form={form}
              slot={slot}
              known={references.find((each) => each.id === id)}
              onRemove={() => (id === '' ? form.drop(slot) : setRemoving(id))}
            />
          );
        })}
      </Form>
      <RemoveReference
        id={removing}
        onClose={() => setRemoving(null)}
        onRemoved={(removed) => {
          const slot = slots.find((each) => form.rows[each]?.id === removed);
          if (slot !== undefined) form.drop(slot);
          setRemoving(null);
        }}
      />
    </Screen>
  );
}
