import { messagesQuery } from '@repo/api-client/queries/message-threads';
import { KeyPlace } from '@repo/ui/primitives/KeyPlace';
import { SplitView } from '@repo/ui/patterns/SplitView';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { Loaded } from '../../evidence/Loaded.tsx';
import { HeldOnly } from '../../work/HeldOnly.tsx';
import type { ItemProps } from './item-props.ts';
import { MessageDecision } from './message/MessageDecision.tsx';
import { OpenQuestions } from './message/OpenQuestions.tsx';
import { Texts } from './message/Texts.tsx';
import { Writer } from './message/Writer.tsx';

/** The SMS of a phone that the service could not match, with the decision beside. */
export function MessageItem({ work }: ItemProps) {
  const query = useQuery(messagesQuery(client, work.id));
  return (
    <Loaded what="the SMS" query={query}>
      {(messages) => (
        <SplitView besideLabel="The decision" beside={<MessageDecision messages={messages} />}>
          <KeyPlace hotkey="e" label="Evidence">
            <HeldOnly>
              <Texts messages={messages} />
              <Writer messages={messages} />
              <OpenQuestions messages={messages} />
            </HeldOnly>
          </KeyPlace>
        </SplitView>
      )}
    </Loaded>
  );
}
