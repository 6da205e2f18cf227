import { workQueues } from '@repo/domain/work-queue';
import { useParams } from 'react-router';
import { UnknownAddress } from '../../shell/UnexpectedError.tsx';
import { Queue } from './Queue.tsx';

/** The queue that the address names. Another one starts with a page of its own. */
export default function QueuePage() {
  const { queue: name } = useParams();
  const queue = workQueues.find((each) => each === name);
  return queue === undefined ? <UnknownAddress /> : <Queue key={queue} queue={queue} />;
}
