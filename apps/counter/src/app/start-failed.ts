/** In both languages, because the texts may be what could not be loaded. */
const SENTENCES = [
  ['en', 'The counter could not start. Check the connection, then reload this page.'],
  ['zh-CN', '柜台未能启动。请检查网络连接，然后刷新页面。'],
] as const;

/** Shows that the app could not start, without any other code. */
export function showStartFailure(root: HTMLElement): void {
  const message = document.createElement('div');
  message.role = 'alert';
  for (const [language, sentence] of SENTENCES) {
    const line = document.createElement('p');
    line.lang = language;
    line.textContent = sentence;
    message.append(line);
  }
  const reload = document.createElement('button');
  reload.textContent = 'Reload · 刷新';
  reload.addEventListener('click', () => location.reload());
  message.append(reload);
  root.replaceChildren(message);
}
