import type { Messages } from '@repo/api-client/queries/message-threads';
import type { ThreadWriter } from '@repo/domain/message-thread';
import type { WorkerLanguage } from '@repo/domain/worker-language';
import { Banner } from '@repo/ui/components/Banner';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { phoneText } from '../../../phone-text.ts';

const writers: Readonly<Record<ThreadWriter, string>> = {
  worker: 'A worker',
  referee: 'A referee of a check',
  unknown: 'A number without an account',
};

const languages: Readonly<Record<WorkerLanguage, string>> = { en: 'English', sw: 'Kiswahili' };

/** Whose phone wrote. It names no employer, and no worker to whom a referee belongs. */
export const Writer = ({ messages }: { readonly messages: Messages }) => (
  <TitledCard title="Who wrote">
    <DefinitionList
      items={[
        { term: 'Who', value: writers[messages.writer] },
        ...(messages.writer === 'worker'
          ? [{ term: 'Name', value: messages.nanny_name ?? 'Without a name' }]
          : []),
        { term: 'Phone', value: phoneText(messages.phone) },
        ...(messages.has_stopped ? [{ term: 'Said STOP', value: 'Yes, after these SMS' }] : []),
        { term: 'Language of the answer', value: languages[messages.language] },
      ]}
    />
    {messages.is_employers && (
      <Banner tone="warning" title="An employer signs in with this number.">
        The words may be those of a household. They are no consent of a worker, whoever wrote them.
      </Banner>
    )}
  </TitledCard>
);
