import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

/**
 * Returns a validator that resolves its rules once. By default they are resolved for every page,
 * which takes longer than the validation.
 */
export function createHtmlValidator(rules: ConfigData): HtmlValidate {
  const resolved = new StaticConfigLoader(rules).getConfigFor('');

  class LoaderOfOneConfig extends StaticConfigLoader {
    override getConfigFor() {
      return resolved;
    }
  }
  return new HtmlValidate(new LoaderOfOneConfig(rules));
}
