import { ErrorState, Screen } from '@claypot/ui';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly children: ReactNode;
}

/** Shows a message if the code of a screen cannot be loaded or the screen throws. */
export class ScreenBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ScreenFailed /> : this.props.children;
  }
}

/** Renders nothing if its content cannot be loaded or throws. */
export class OptionalPart extends ScreenBoundary {
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** A failed import stays failed until the page is loaded again. */
function ScreenFailed() {
  const { t } = useTranslation(['counterStart', 'common']);
  return (
    <Screen>
      <ErrorState
        headingLevel={1}
        title={t('screenFailedTitle')}
        text={t('screenFailedText')}
        retryLabel={t('common:retry')}
        onRetry={() => location.reload()}
      />
    </Screen>
  );
}
