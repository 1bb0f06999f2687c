/** Text per language. Addresses may be in English only. */
export interface Words {
  readonly en: string;
  readonly zh_CN?: string | undefined;
}

/** Entry with an identity in the files. */
export interface Named {
  readonly id: string;
  readonly slug: string;
}
