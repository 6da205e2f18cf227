import type { OwnDocument } from '@repo/api-client/queries/documents';
import { Banner } from '@repo/ui/components/Banner';
import { Text } from '@repo/ui/primitives/Text';
import { useLanguage } from '../../language/use-language.ts';
import { rejections } from './document-words.ts';

/** What our team says of a document, or who waits for it. */
export function DocumentNews({ document }: { readonly document: OwnDocument }) {
  const { say, formats } = useLanguage();
  const { status, reason, has_file: hasFile, waited_for: isWaitedFor } = document;
  if (status === 'rejected' && reason !== null)
    return (
      <Banner tone="danger" title={say('documents.rejected.title')}>
        {say(rejections[reason])}
      </Banner>
    );
  if (status === 'accepted')
    return (
      <Text>
        {say('documents.acceptedOn', { date: formats.date(document.decided_at) })}
        {!hasFile && ` ${say('documents.fileGone')}`}
      </Text>
    );
  if (isWaitedFor) return <Banner tone="info">{say('documents.waitedFor')}</Banner>;
  return status === 'uploaded' ? <Text tone="muted">{say('documents.inReview')}</Text> : null;
}
