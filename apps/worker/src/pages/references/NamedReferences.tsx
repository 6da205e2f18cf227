import type { OwnReference } from '@repo/api-client/queries/references';
import { Button } from '@repo/ui/components/Button';
import { ListRows } from '@repo/ui/components/ListRows';
import { useToast } from '@repo/ui/components/Toasts';
import { PlusIcon } from '@repo/ui/icons/PlusIcon';
import { Form } from '@repo/ui/patterns/Form';
import { PageActions } from '@repo/ui/patterns/PageActions';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { NewReference } from './NewReference.tsx';
import { slots } from './reference-values.ts';
import { referenceWords } from './reference-words.ts';
import { RemoveReference } from './RemoveReference.tsx';
import { SentReference } from './SentReference.tsx';
import { standingOf } from './standing.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useReferencesForm } from './use-references-form.ts';

/** The referees of the worker: those that were sent as a list, and the others as parts of the form. */
export function NamedReferences({ references }: { readonly references: readonly OwnReference[] }) {
  const { say, language } = useLanguage();
  const tell = useToast();
  const form = useReferencesForm(references);
  /** The reference of the question, and its place on the screen, which outlasts the question. */
  const [asked, setAsked] = useState<{ readonly id: string | null; readonly place: number }>(nothingAsked);
  // It disappears with its question, before the list in the cache has changed.
  const [gone, setGone] = useState<string>();
  const sent = references.filter(({ id }) => id !== gone);
  const parts = [...sent.map(({ id }) => id), ...form.added.map(String)];
  const { headingOf, focusPlace } = useHeadingFocus(parts);
  const verifiedOf = (list: readonly OwnReference[]) =>
    referenceWords[language].verifiedOf(
      list.filter(({ status }) => status === 'verified').length,
      list.length,
    );
  const standing = standingOf(sent);
  const close = () => setAsked(({ place }) => ({ id: null, place }));
  const hear = () => tell({ text: referenceWords[language].removed, tone: 'success' });
  return (
    <Screen
      title={say('references.title')}
      subtitle={
        sent.length === 0 ? (
          say('references.subtitle')
        ) : (
          <>
            <Text as="strong">{verifiedOf(sent)}.</Text>{' '}
            {standing === null ? say('references.subtitle') : referenceWords[language].standing[standing]}
          </>
        )
      }
      width="task"
      back={{ label: say('nav.toDashboard'), href: paths.dashboard }}
    >
      <TaskLayout place={sent.length === 0 ? 'before' : 'after'} summary={<HowItWorks />}>
        <Form
          form={form}
          label={say('references.title')}
          actions={
            (form.isUnsent || sent.length === 0) && (
              <PageActions>
                <Button type="submit" busy={form.busy} busyLabel={say('references.sending')}>
                  {say('references.submit')}
                </Button>
              </PageActions>
            )
          }
        >
          {form.isRestored && <Text tone="muted">{say('references.restored')}</Text>}
          {sent.length > 0 && (
            <ListRows>
              {sent.map((reference, place) => {
                const slot = slots.find((each) => form.rows[each]?.id === reference.id);
                return (
                  <SentReference
                    key={reference.id}
                    form={form}
                    reference={reference}
                    slot={slot}
                    headingRef={headingOf(reference.id)}
                    onRemove={() => setAsked({ id: reference.id, place })}
                    onClosed={() => focusPlace(place)}
                  />
                );
              })}
            </ListRows>
          )}
          {form.added.map((slot, index) => (
            <NewReference
              key={slot}
              form={form}
              slot={slot}
              headingRef={headingOf(String(slot))}
              onRemove={() => {
                form.drop(slot);
                focusPlace(sent.length + index);
                hear();
              }}
            />
          ))}
          <Button variant="secondary" fullWidth icon={<PlusIcon />} onClick={form.add}>
            {say('references.add')}
          </Button>
        </Form>
      </TaskLayout>
      <RemoveReference
        id={asked.id}
        afterRemoval={() => focusPlace(asked.place)}
        onClose={close}
        onRemoved={(removed) => {
          const slot = slots.find((each) => form.rows[each]?.id === removed);
          if (slot !== undefined) form.drop(slot);
          setGone(removed);
          close();
          hear();
        }}
      />
    </Screen>
  );
}

const nothingAsked = { id: null, place: 0 } as const;
