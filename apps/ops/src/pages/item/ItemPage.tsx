import { useParams } from 'react-router';
import { UnknownAddress } from '../../shell/UnexpectedError.tsx';
import { isId } from '../../is-id.ts';
import { itemKinds } from './item-kind.ts';
import { ItemView } from './ItemView.tsx';

/** The piece of work that the address names. Another one starts with a page of its own. */
export default function ItemPage() {
  const { kind: name, id = '' } = useParams();
  const kind = itemKinds.find((each) => each === name);
  return kind === undefined || !isId(id) ? <UnknownAddress /> : <ItemView key={id} kind={kind} id={id} />;
}
