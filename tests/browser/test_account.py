"""An account in the browser: devices, password, address, data, and leaving."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest
from playwright.sync_api import expect

from tests.browser.held import Held
from tests.browser.people import Person
from tests.waiting import wait_for

if TYPE_CHECKING:
    from tests.browser.conftest import Server

Visit = Callable[..., Person]
SECRET = "correct horse battery"


def make_account(person: Person, login: str) -> None:
    person.open("/account")
    person.page.get_by_label("Login", exact=True).fill(login)
    person.page.get_by_label("Password", exact=True).fill(SECRET)
    person.page.get_by_role("button", name="Make an account").click()
    expect(person.page.get_by_role("status")).to_have_text("You have an account now.")
    expect(person.page.get_by_label("Present password")).to_be_visible()


def sign_in(person: Person, login: str, password: str = SECRET) -> None:
    person.open("/sign-in")
    person.page.get_by_label("Login or e-mail").fill(login)
    person.page.get_by_label("Password", exact=True).fill(password)
    person.page.get_by_role("button", name="Sign in", exact=True).click()
    expect(person.page).to_have_url(re.compile("/$"))


def link_in_letter(server: Server, page: str) -> str:
    """The address in the last letter that leads to a page."""
    links = wait_for(lambda: re.findall(rf"/{page}#[\w-]+\b", server.letters.read_text()))
    return str(links[-1])


def test_devices_are_listed_and_signed_out(visit: Visit) -> None:
    ada, phone, other = visit(), visit(), visit()
    make_account(ada, "ada-devices")
    sign_in(phone, "ada-devices")
    sign_in(other, "ada-devices")
    ada.open("/account")
    rows = ada.page.locator("section[aria-labelledby=sessions] li")
    expect(rows).to_have_count(3)
    expect(rows.filter(has_text="this device")).to_have_count(1)
    expect(rows.first).to_contain_text("Chrome, Linux")
    expect(rows.first).to_contain_text("last seen")
    rows.filter(has_not_text="this device").first.get_by_role("button").click()
    expect(rows).to_have_count(2)
    ada.page.get_by_role("button", name="Sign out everywhere else").click()
    expect(rows).to_have_count(1)
    for gone in (phone, other):
        gone.open("/account")
        gone.reads("You are a guest")
    assert ada.axe() == []


def test_an_address_is_confirmed_and_a_password_set_anew(visit: Visit, server: Server) -> None:
    ada = visit()
    make_account(ada, "ada-letters")
    section = ada.page.locator("section[aria-labelledby=email]")
    section.get_by_label("New address").fill("ada@example.org")
    section.get_by_label("Password").fill(SECRET)
    section.get_by_role("button", name="Change the address").click()
    expect(section.get_by_role("status")).to_contain_text("on its way to ada@example.org")
    reader = visit()
    reader.open(link_in_letter(server, "confirm"))
    reader.page.get_by_role("button", name="Yes, it is mine").click()
    reader.reads("The address is confirmed.")
    ada.open("/account")
    ada.reads("Letters go to ada@example.org.")
    # The password is forgotten: a link sets another
    reader.open("/sign-in")
    reader.page.get_by_label("Login or e-mail").fill("ada@example.org")
    reader.page.get_by_role("button", name="Send me a sign-in link").click()
    reader.reads("a letter is on its way")
    reader.open(link_in_letter(server, "sign-in"))
    # Nobody who looks over one's shoulder reads it in the address.
    expect(reader.page).to_have_url(re.compile("/sign-in$"))
    reader.page.get_by_text("Set a new password").click()
    reader.page.get_by_label("New password").fill("another secret")
    reader.page.get_by_role("button", name="Set the new password").click()
    expect(reader.page).to_have_url(re.compile("/$"))
    ada.open("/account")
    ada.reads("You are a guest")
    sign_in(ada, "ada-letters", "another secret")


def test_nothing_is_offered_to_a_guest_while_their_account_is_made(visit: Visit) -> None:
    """A new guest is made first; the answer that makes an account of it is held back here."""
    ada = visit()
    held = Held(ada.page, "**/api/account")
    ada.open("/account")
    ada.page.get_by_label("Login", exact=True).fill("ada-slow")
    ada.page.get_by_label("Password", exact=True).fill(SECRET)
    make = ada.page.get_by_role("button", name="Make an account")
    make.click()
    making = held.first()
    expect(make).to_be_disabled()
    assert ada.ask("GET", "/session")["user"]["kind"] == "guest"
    expect(ada.page.locator("section")).to_have_count(0)
    making.continue_()
    ada.reads("You have an account now.")
    expect(ada.page.get_by_role("link", name="Download")).to_be_visible()


@pytest.mark.parametrize("language", ["en-GB", "pl-PL"])
def test_data_is_taken_away_and_the_account_deleted(visit: Visit, language: str) -> None:
    ada = visit()
    login = f"ada-{language[:2]}"
    make_account(ada, login)
    if language == "pl-PL":
        ada.page.get_by_role("button", name="PL: Polski").click()
        ada.reads("Gdzie trwa logowanie")
    assert ada.axe() == []
    button = "Download" if language == "en-GB" else "Pobierz"
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name=button).click()
    with ZipFile(download.value.path()) as archive:
        assert f'"login": "{login}"' in archive.read("osada.json").decode()
    section = ada.page.locator("section[aria-labelledby=goodbye]")
    expect(section.get_by_role("button")).to_be_disabled()
    section.get_by_role("checkbox").check()
    section.locator("input[type=password]").fill("guessed")
    section.get_by_role("button").click()
    expect(section.get_by_role("alert")).to_be_visible()
    section.locator("input[type=password]").fill(SECRET)
    section.get_by_role("button").click()
    expect(ada.page).to_have_url(re.compile("/$"))
    ada.open("/account")
    expect(ada.page.locator("section[aria-labelledby=goodbye]")).to_have_count(0)
