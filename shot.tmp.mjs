import { chromium } from 'playwright-core';
const [,, out, path, w='1440', h='900', dark='', lang='en', user='admin'] = process.argv;
const b = await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-gpu']});
const c = await b.newContext({viewport:{width:+w,height:+h},colorScheme:dark==='dark'?'dark':'light',locale:lang});
const base='http://127.0.0.1:18090/ui/';
await c.addCookies([{name:'django_language',value:lang,url:base}]);
await c.addInitScript(()=>{ if(location.protocol.startsWith('http')) localStorage.setItem('gatehouse.viewSwitcherUsed',JSON.stringify({version:1,people:{admin:'yes',alice:'yes',auditor:'yes'}}));});
const p = await c.newPage();
const form=await (await p.request.get('http://127.0.0.1:18090/core/auth/login/')).text();
const token=/name="csrfmiddlewaretoken" value="([^"]+)"/.exec(form)[1];
await p.request.post('http://127.0.0.1:18090/core/auth/login/',{form:{csrfmiddlewaretoken:token,username:user,password:'gatehouse',next:'/ui/'}});
await p.goto(base+path.split('>')[0]); await p.waitForLoadState('networkidle'); await p.waitForTimeout(700);
for (const step of path.split('>').slice(1)) { const [how,what]=[step[0],step.slice(1)]; if(how==='L') await p.getByRole('link',{name:new RegExp(what)}).first().click(); if(how==='T') await p.getByRole('tab',{name:new RegExp(what)}).first().click(); if(how==='B') await p.getByRole('button',{name:new RegExp(what)}).first().click(); if(how==='R') await p.getByRole('rowheader').getByRole('link').first().click(); if(how==='K') await p.keyboard.press(what); if(how==='W') await p.keyboard.type(what); await p.waitForLoadState('networkidle'); await p.waitForTimeout(3500);}
await p.screenshot({path:out}); await b.close();
