import type { Messages } from './messages.ts';

/**
 * Messages of the kernel and those that several areas share. Their structure and codes are the protocol's, the
 * wording is ours.
 */
export const serverMessages = {
  notAuthenticated: {
    en: 'You are not logged in. Log in and try again.',
    zh: '您尚未登录，请登录后重试。',
    ja: 'ログインしていません。ログインしてからやり直してください。',
  },
  authenticationFailed: {
    en: 'This token is not valid any more. Log in again.',
    zh: '此令牌已失效，请重新登录。',
    ja: 'このトークンは無効になりました。もう一度ログインしてください。',
  },
  permissionDenied: {
    en: 'Your roles do not allow this action.',
    zh: '您的角色不允许此操作。',
    ja: 'あなたのロールではこの操作はできません。',
  },
  csrfFailed: {
    en: 'CSRF Failed: the request token is missing or wrong. Reload the page and try again.',
    zh: 'CSRF Failed：请求令牌缺失或有误，请刷新页面后重试。',
    ja: 'CSRF Failed: リクエストトークンがないか、正しくありません。ページを再読み込みしてください。',
  },
  crossSite: {
    en: 'CSRF Failed: the request comes from a page of another site, or a proxy has changed its Host.',
    zh: 'CSRF Failed：请求来自其他网站的页面，或代理修改了 Host。',
    ja: 'CSRF Failed: リクエストが別のサイトのページから送られたか、プロキシが Host を変更しました。',
  },
  objectMissing: {
    en: '%{model} does not exist, or not in this organization.',
    zh: '%{model} 不存在，或不在当前组织中。',
    ja: '%{model} は存在しないか、この組織にはありません。',
  },
  methodNotAllowed: {
    en: 'Method "%{method}" is not possible at this address.',
    zh: '此地址不支持 "%{method}" 方法。',
    ja: 'このアドレスではメソッド "%{method}" は使えません。',
  },
  internalError: {
    en: 'The server could not do this.',
    zh: '服务器未能完成此操作。',
    ja: 'サーバーはこの操作を完了できませんでした。',
  },
  jsonBroken: {
    en: 'The body is not valid JSON: %{reason}',
    zh: '内容不是有效的 JSON：%{reason}',
    ja: '本文が正しい JSON ではありません: %{reason}',
  },
  jsonTooDeep: {
    en: 'The body is nested more than %{maximum} levels deep.',
    zh: '请求体嵌套超过 %{maximum} 层。',
    ja: '本文の入れ子が %{maximum} 段を超えています。',
  },
  secretBroken: {
    en: 'The secret is not encrypted as it should be.',
    zh: '密文格式不正确。',
    ja: '暗号化された値の形式が正しくありません。',
  },
  fileNameMissing: {
    en: 'The body has no type that can be read here; a file needs a Content-Disposition header with its name.',
    zh: '无法识别内容类型；上传文件需要带文件名的 Content-Disposition 头。',
    ja: '本文の種類を読み取れません。ファイルには名前付きの Content-Disposition ヘッダーが必要です。',
  },
  fileOverflowed: {
    en: 'The file is larger than %{maximum} MiB. Split it and try again.',
    zh: '文件超过 %{maximum} MiB，请拆分后重试。',
    ja: 'ファイルが %{maximum} MiB を超えています。分割してやり直してください。',
  },
  fileBroken: {
    en: 'Parse file error: %{reason}',
    zh: '无法解析文件：%{reason}',
    ja: 'ファイルを解析できません: %{reason}',
  },
  fileManyRows: {
    en: 'The file has more than %{maximum} rows. Split it and try again.',
    zh: '文件超过 %{maximum} 行，请拆分后重试。',
    ja: 'ファイルの行数が %{maximum} 行を超えています。分割してやり直してください。',
  },
  fileManyColumns: {
    en: 'The file has more than %{maximum} columns. Remove some and try again.',
    zh: '文件超过 %{maximum} 列，请删减后重试。',
    ja: 'ファイルの列数が %{maximum} 列を超えています。列を減らしてやり直してください。',
  },
  fileUnpacked: {
    en: 'Unpacked, the file is larger than %{maximum} MiB. Split it and try again.',
    zh: '文件解压后超过 %{maximum} MiB，请拆分后重试。',
    ja: 'ファイルを展開すると %{maximum} MiB を超えます。分割してやり直してください。',
  },
  fileCostly: {
    en: 'Reading the file takes too much time or memory. Split it and try again.',
    zh: '读取该文件需要过多的时间或内存，请拆分后重试。',
    ja: 'ファイルの読み取りに時間またはメモリがかかりすぎます。分割してやり直してください。',
  },
  noRoom: {
    en: 'The server has no room left and saved nothing. Tell its administrator.',
    zh: '服务器存储空间已满，未保存任何内容。请联系管理员。',
    ja: 'サーバーの空き容量がないため、何も保存されませんでした。管理者に連絡してください。',
  },
  fileUnusable: {
    en: 'No row of the file can be used. Compare its first line with the template.',
    zh: '文件中没有可用的行，请将首行与模板核对。',
    ja: 'ファイルに使える行がありません。先頭行をテンプレートと比べてください。',
  },
  importUnsupported: {
    en: 'Files cannot be imported here.',
    zh: '此处不支持导入文件。',
    ja: 'ここではファイルをインポートできません。',
  },
  exportUnsupported: {
    en: 'Files cannot be exported here.',
    zh: '此处不支持导出文件。',
    ja: 'ここではファイルをエクスポートできません。',
  },
  notAcceptable: {
    en: 'None of the accepted media types can be answered here.',
    zh: '此处无法以请求所接受的媒体类型应答。',
    ja: '受け入れ可能なメディアタイプでは応答できません。',
  },
  notFound: {
    en: 'Not found',
    zh: '未找到',
    ja: '見つかりません',
  },
  required: {
    en: 'This field is required.',
    zh: '此项必填。',
    ja: 'この項目は必須です。',
  },
  nullNotAllowed: {
    en: 'This field needs a value.',
    zh: '此项需要一个值。',
    ja: 'この項目には値が必要です。',
  },
  blank: {
    en: 'This field must not be empty.',
    zh: '此项不能为空。',
    ja: 'この項目は空にできません。',
  },
  notAString: {
    en: 'Give a text.',
    zh: '请填写文本。',
    ja: '文字列を入力してください。',
  },
  notAnInteger: {
    en: 'Give a whole number.',
    zh: '请填写整数。',
    ja: '整数を入力してください。',
  },
  notANumber: {
    en: 'Give a number.',
    zh: '请填写数字。',
    ja: '数値を入力してください。',
  },
  tooManyWholeDigits: {
    en: 'Give at most %{maximum} digits before the point.',
    zh: '小数点前最多 %{maximum} 位。',
    ja: '小数点より前は %{maximum} 桁以内にしてください。',
  },
  tooManyDecimals: {
    en: 'Give at most %{maximum} digits behind the point.',
    zh: '小数点后最多 %{maximum} 位。',
    ja: '小数点以下は %{maximum} 桁以内にしてください。',
  },
  notABoolean: {
    en: 'Give true or false.',
    zh: '请填写 true 或 false。',
    ja: 'true か false を指定してください。',
  },
  notADate: {
    en: 'Give a date and time such as 2030/01/31 18:00:00 +0800 or 2030-01-31T18:00:00Z.',
    zh: '请填写日期时间，例如 2030/01/31 18:00:00 +0800 或 2030-01-31T18:00:00Z。',
    ja: '2030/01/31 18:00:00 +0800 や 2030-01-31T18:00:00Z のような日時を入力してください。',
  },
  notAUuid: {
    en: '“%{value}” is not a valid UUID.',
    zh: '“%{value}”不是有效的 UUID。',
    ja: '「%{value}」は正しい UUID ではありません。',
  },
  notAUuidFilter: {
    en: 'Give a valid UUID.',
    zh: '请填写有效的 UUID。',
    ja: '正しい UUID を指定してください。',
  },
  notAList: {
    en: 'Give a list; this is of type "%{type}".',
    zh: '应为列表，收到的类型是 "%{type}"。',
    ja: 'リストが必要です。受け取った型は "%{type}" です。',
  },
  notAnObject: {
    en: 'Give an object; this is of type "%{type}".',
    zh: '应为对象，收到的类型是 "%{type}"。',
    ja: 'オブジェクトが必要です。受け取った型は "%{type}" です。',
  },
  notAPrimaryKey: {
    en: 'Give an id; this is of type "%{type}".',
    zh: '应为 ID，收到的类型是 "%{type}"。',
    ja: 'ID が必要です。受け取った型は "%{type}" です。',
  },
  objectUnknown: {
    en: 'No object has the id "%{value}".',
    zh: '没有 ID 为 "%{value}" 的对象。',
    ja: 'ID "%{value}" のオブジェクトはありません。',
  },
  objectUnknownBy: {
    en: 'No object has %{field} = %{value}.',
    zh: '没有 %{field} 为 %{value} 的对象。',
    ja: '%{field} が %{value} のオブジェクトはありません。',
  },
  tooLong: {
    en: 'Use at most %{maximum} characters.',
    zh: '最多 %{maximum} 个字符。',
    ja: '%{maximum} 文字以内で入力してください。',
  },
  tooShort: {
    en: 'Use at least %{minimum} characters.',
    zh: '至少 %{minimum} 个字符。',
    ja: '%{minimum} 文字以上で入力してください。',
  },
  tooSmall: {
    en: 'The smallest value is %{minimum}.',
    zh: '不能小于 %{minimum}。',
    ja: '%{minimum} 以上にしてください。',
  },
  tooLarge: {
    en: 'The largest value is %{maximum}.',
    zh: '不能大于 %{maximum}。',
    ja: '%{maximum} 以下にしてください。',
  },
  tooFewItems: {
    en: 'Give at least %{minimum} entries.',
    zh: '至少 %{minimum} 项。',
    ja: '%{minimum} 件以上指定してください。',
  },
  tooManyItems: {
    en: 'Give at most %{maximum} entries.',
    zh: '最多 %{maximum} 项。',
    ja: '%{maximum} 件以内で指定してください。',
  },
  notAboutOneself: {
    en: 'You cannot change this about yourself: %{fields}.',
    zh: '不能更改自己的以下内容：%{fields}。',
    ja: '自分自身の次の項目は変更できません: %{fields}。',
  },
  notAChoice: {
    en: '"%{value}" is not one of the choices.',
    zh: '"%{value}" 不在可选范围内。',
    ja: '"%{value}" は選択肢にありません。',
  },
  notAnEmail: {
    en: 'Enter a valid email address.',
    zh: '请填写有效的邮箱地址。',
    ja: '正しいメールアドレスを入力してください。',
  },
  notAUrl: {
    en: 'Give a valid web address.',
    zh: '请填写有效的网址。',
    ja: '正しい URL を入力してください。',
  },
  notASlug: {
    en: 'Use letters, digits, underscores and hyphens only.',
    zh: '只能使用字母、数字、下划线和连字符。',
    ja: '文字、数字、アンダースコア、ハイフンだけが使えます。',
  },
  wrongPattern: {
    en: 'This value does not have the required form.',
    zh: '格式不符合要求。',
    ja: '形式が正しくありません。',
  },
  taken: {
    en: '%{one} with this %{label} already exists.',
    zh: '已存在相同%{label}的%{one}。',
    ja: 'この%{label}の%{one}はすでに存在します。',
  },
  unique: {
    en: 'This value is already used; it must be unique.',
    zh: '此值已被使用，必须唯一。',
    ja: 'この値はすでに使われています。重複できません。',
  },
  uniqueSet: {
    en: 'The fields %{fields} must be unique together.',
    zh: '字段 %{fields} 的组合必须唯一。',
    ja: '%{fields} の組み合わせは重複できません。',
  },
  idMissing: {
    en: 'id or pk not in data',
    zh: 'id or pk not in data',
    ja: 'id or pk not in data',
  },
  idUnknown: {
    en: 'No object of this list has the id "%{value}".',
    zh: '列表中没有 ID 为 "%{value}" 的对象。',
    ja: 'リストに ID "%{value}" のオブジェクトはありません。',
  },
  listExpected: {
    en: 'Give a list of items; this is of type "%{type}".',
    zh: '应为列表，收到的类型是 "%{type}"。',
    ja: 'リストが必要です。受け取った型は "%{type}" です。',
  },
  ipInvalid: {
    en: 'This is no address, network or range: %{value}',
    zh: '不是有效的地址、网段或范围：%{value}',
    ja: '正しいアドレス、ネットワーク、範囲ではありません: %{value}',
  },
  createInRoot: {
    en: 'Choose an organization first: nothing can be created in all of them.',
    zh: '请先选择一个组织，不能在所有组织中同时创建。',
    ja: '先に組織を選んでください。すべての組織へ一度に作成することはできません。',
  },
} satisfies Messages;
