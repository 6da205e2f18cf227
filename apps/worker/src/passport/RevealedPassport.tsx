import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { OwnPassport } from './OwnPassport.tsx';

/** A part of its own: the steps before the success do without its code. */
export default function RevealedPassport({ record }: { readonly record: WireWorkerRecord }) {
  return <OwnPassport record={record} isRevealed />;
}
