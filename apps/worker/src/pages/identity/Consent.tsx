import { failureOf } from '@repo/api-client/client/failure';
import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { keptDays } from '@repo/domain/kept-days';
import { Button } from '@repo/ui/components/Button';
import { BulletList } from '@repo/ui/components/BulletList';
import { Checkbox } from '@repo/ui/components/Checkbox';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { IconList } from '@repo/ui/components/IconList';
import { TextLink } from '@repo/ui/components/TextLink';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { CameraIcon } from '@repo/ui/icons/CameraIcon';
import { LockIcon } from '@repo/ui/icons/LockIcon';
import { ShieldIcon } from '@repo/ui/icons/ShieldIcon';
import { useHasDesk } from '@repo/ui/keyboard/use-has-desk';
import { Form } from '@repo/ui/patterns/Form';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import type { ReactNode } from 'react';
import { callRefusal } from '../../language/call-refusal.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useWordedForm } from '../../language/use-worded-form.ts';
import { privacyAddress } from '../../privacy-address.ts';
import { Compared, ComparedLine } from './Compared.tsx';
import { consentWords } from './consent-words.ts';
import { Frame } from './Frame.tsx';
import { invalidateIdentity } from './identity-query.ts';
import { permit, type Permitted } from './sending.ts';

const fields = ['agree'] as const;
const CONFLICT = 409;

interface ConsentProps {
  readonly record: WireWorkerRecord;
  readonly subtitle: string | undefined;
  readonly onPermitted: (permitted: Permitted) => void;
  /** Above what she agrees to: why an earlier check failed. */
  readonly children: ReactNode;
}

/** Explains the use of the photos before the first one. The consent stands with the start, always in sight. */
export function Consent({ record, subtitle, onPermitted, children }: ConsentProps) {
  const { language, say } = useLanguage();
  const words = consentWords[language];
  const form = useWordedForm({
    fields,
    initial: { agree: false },
    validate: ({ agree }) => (agree ? {} : { agree: 'identity.consent.required' }),
    save: async () => {
      try {
        return await permit();
      } catch (error) {
        const failure = failureOf(error);
        // The status differs from the status on this screen.
        if (failure?.kind === 'api' && failure.status === CONFLICT) void invalidateIdentity();
        throw error;
      }
    },
    onSaved: onPermitted,
    refusalOf: callRefusal('identity.start.failed'),
  });
  const hasDesk = useHasDesk();
  const start = (
    <Form
      form={form}
      label={say('identity.consent.title')}
      actions={
        <Button type="submit" fullWidth busy={form.busy} busyLabel={say('identity.starting')}>
          {say('identity.start')}
        </Button>
      }
    >
      <AgreeBox {...form.field('agree')} label={say('identity.consent.agree')} />
    </Form>
  );
  return (
    <Frame title={say('identity.title')} subtitle={subtitle} width="task" actions={!hasDesk && start}>
      {!hasDesk && <ComparedLine record={record} />}
      {children}
      <TaskLayout summary={hasDesk && <Compared record={record}>{start}</Compared>}>
        <TitledCard title={say('identity.consent.title')} gap="medium">
          <IconList
            items={[
              { icon: CameraIcon, ...words.photos },
              { icon: ShieldIcon, ...words.compared },
              { icon: LockIcon, ...words.deleted(keptDays.identityPhotos) },
            ]}
          />
          <Disclosure label={words.more}>
            <Stack gap="small">
              <BulletList
                items={[
                  say('identity.consent.photos'),
                  say('identity.consent.sent'),
                  say('identity.consent.card'),
                  say('identity.consent.kept', { days: keptDays.identityPhotos }),
                  say('identity.consent.employers'),
                  say('identity.consent.free'),
                ]}
              />
              <TextLink href={privacyAddress(language)} placement="alone" newTab>
                {say('entry.privacy')}
              </TextLink>
            </Stack>
          </Disclosure>
        </TitledCard>
      </TaskLayout>
    </Frame>
  );
}

interface AgreeBoxProps extends Omit<Parameters<typeof Checkbox>[0], 'checked'> {
  readonly value: boolean;
}

const AgreeBox = ({ value, ...box }: AgreeBoxProps) => <Checkbox {...box} checked={value} required />;
