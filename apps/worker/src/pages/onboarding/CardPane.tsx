import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { SignInPane } from '@repo/ui/patterns/SignInPane';
import { createContext, use, useMemo } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { OwnPassport } from '../../passport/OwnPassport.tsx';
import { paneWords } from './pane-words.ts';
import { useAddressOf } from './use-address-of.ts';

interface CardPaneProps {
  readonly record: WireWorkerRecord;
  /** The photo that is not sent yet. */
  readonly chosen: Blob | undefined;
}

const Shown = createContext<WireWorkerRecord | null>(null);

/** In place of a drawing: the card of the worker. */
function CardDrawing() {
  const record = use(Shown);
  return record && <OwnPassport record={record} isInMaking />;
}

/** The card of the worker beside the steps of her profile. It fills in as she answers. */
export default function CardPane({ record, chosen }: CardPaneProps) {
  const { language } = useLanguage();
  const address = useAddressOf(chosen);
  const shown = useMemo(
    () => (address === undefined ? record : { ...record, profile_photo: address }),
    [record, address],
  );
  return (
    <Shown value={shown}>
      <SignInPane drawing={CardDrawing} lines={paneWords[language].card} />
    </Shown>
  );
}
