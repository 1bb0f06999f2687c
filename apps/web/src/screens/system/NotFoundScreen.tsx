import { NotFoundView } from './NotFoundView.tsx';

export function NotFoundScreen() {
  return <NotFoundView />;
}
