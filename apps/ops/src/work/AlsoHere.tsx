import { presenceQuery, type Page } from '@repo/api-client/queries/work';
import { initialsOf } from '@repo/domain/initials';
import { Avatar } from '@repo/ui/components/Avatar';
import { Inline } from '@repo/ui/primitives/Inline';
import { Text } from '@repo/ui/primitives/Text';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../api/client.ts';
import { leavePage } from '../api/leave-page.ts';
import { alsoHereText, arrivalText } from './presence-words.ts';

/** The other members who have this page open now. A screen reader hears of each one once, when she comes. */
export function AlsoHere({ kind, id }: Page) {
  const here = useQuery(presenceQuery(client, { kind, id }));
  const [known, setKnown] = useState<readonly string[]>([]);
  const [arrival, setArrival] = useState('');
  useEffect(() => {
    const leave = () => leavePage({ kind, id });
    globalThis.addEventListener('pagehide', leave);
    return () => {
      globalThis.removeEventListener('pagehide', leave);
      leave();
    };
  }, [kind, id]);

  // Names that cannot be read again may have left.
  const others = here.isError ? [] : (here.data?.others ?? []);
  const arrived = others.filter((other) => !known.includes(other.id));
  if (arrived.length > 0) {
    setKnown([...known, ...arrived.map((other) => other.id)]);
    setArrival(arrivalText(arrived));
  }
  return (
    <>
      {/* Hidden as a whole: an empty element would take a gap of the line. */}
      <VisuallyHidden as="div">
        <output>{arrival}</output>
      </VisuallyHidden>
      {others.length > 0 && (
        <Inline gap="xsmall">
          {others.map((other) => (
            <Avatar key={other.id} size="small" initials={initialsOf(other)} />
          ))}
          <Text size="small" tone="muted">
            {alsoHereText(others, kind)}
          </Text>
        </Inline>
      )}
    </>
  );
}
